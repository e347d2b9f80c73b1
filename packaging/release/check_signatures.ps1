# Stop unless every program in a folder bears a signature that Windows trusts.
param([Parameter(Mandatory)][string]$Folder)

$programs = Get-ChildItem -Path $Folder -Recurse -Include *.exe, *.msi
$signatures = $programs | Get-AuthenticodeSignature
$signatures | Format-Table -AutoSize Status, Path
if (-not $signatures -or ($signatures | Where-Object Status -ne 'Valid')) {
    exit 1
}
