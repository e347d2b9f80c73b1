# Stop unless all that Windows would load from a folder bears a signature that it trusts.
param([Parameter(Mandatory)][string]$Folder)

$files = Get-ChildItem -Path $Folder -Recurse -Include *.exe, *.msi, *.dll, *.pyd
$signatures = $files | Get-AuthenticodeSignature
$signatures | Where-Object Status -ne 'Valid' | Format-Table -AutoSize Status, Path
if (-not $signatures -or ($signatures | Where-Object Status -ne 'Valid')) {
    exit 1
}
