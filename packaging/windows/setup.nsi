# The installer for one player: no administrator, all in the player's own folders and keys.
# packaging/windows/setup.py defines the names, versions and lists of files that are used here.

Target amd64-unicode
!ifdef QUICK
  SetCompressor zlib
!else
  SetCompressor /SOLID lzma
  SetCompressorDictSize 64
!endif
SetDateSave off
!include "${DEFINITIONS}"

!include MUI2.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include WordFunc.nsh
!include Win\COM.nsh
!include Win\Propkey.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"
!define CLASSES "Software\Classes"
!define SHORTCUT "$SMPROGRAMS\${NAME}.lnk"

Name "${NAME}"
OutFile "${TARGET}"
BrandingText "${NAME} ${VERSION}"
RequestExecutionLevel user
ManifestDPIAware true
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
ShowInstDetails nevershow
ShowUninstDetails nevershow

# The uninstaller is taken out to be signed, or put in as it came back: see setup.py.
!ifdef SIGNED_UNINSTALLER
  !uninstfinalize 'cp "${SIGNED_UNINSTALLER}" "%1"'
!endif
!ifdef UNINSTALLER
  !uninstfinalize 'cp "%1" "${UNINSTALLER}"'
!endif

VIProductVersion "${FOUR_NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "LegalCopyright" "${COPYRIGHT}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDEBAR}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}.exe"
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipForUpgrade
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

# The first is that of every system whose language is not among them.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Romanian"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!include texts.nsh

!include closing.nsh
!insertmacro Closing ""
!insertmacro Closing "un."

Function .onInit
  SetShellVarContext current
  ${IfNot} ${AtLeastBuild} 17763
    MessageBox MB_OK|MB_ICONSTOP "$(OLD_WINDOWS)" /SD IDOK
    SetErrorLevel ${OLD_WINDOWS_CODE}
    Quit
  ${EndIf}
  # The mutex lasts as long as this process.
  System::Call 'kernel32::CreateMutexW(p 0, i 0, w "${APP_ID}.setup")p.r0 ?e'
  Pop $0
  ${If} $0 = 183  # ERROR_ALREADY_EXISTS
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(BUSY)" /SD IDOK
    SetErrorLevel ${BUSY_CODE}
    Quit
  ${EndIf}
  ReadRegStr $R1 HKCU "${UNINSTALL}" "DisplayVersion"
  ${If} $R1 != ""
    ${VersionCompare} "$R1" "${VERSION}" $R2
    ${If} $R2 = 1
      MessageBox MB_YESNO|MB_ICONEXCLAMATION|MB_DEFBUTTON2 "$(NEWER)" /SD IDNO IDYES +3
      SetErrorLevel ${NEWER_CODE}
      Quit
    ${EndIf}
  ${EndIf}
FunctionEnd

# An upgrade goes where the older version is.
Function SkipForUpgrade
  ReadRegStr $0 HKCU "${UNINSTALL}" "InstallLocation"
  ${If} $0 == $INSTDIR
  ${AndIf} ${FileExists} "$INSTDIR\uninstall.exe"
    Abort
  ${EndIf}
FunctionEnd

# Take away what stands in the list that an installer left in $Folder, where files come before their
# folders. The player may have put the program beside files of another's.
!macro Removing un
Function ${un}RemoveListed
  FileOpen $1 "$Folder\${INSTALLED}" r
  ${Do}
    ClearErrors
    FileRead $1 $2
    ${If} ${Errors}
      ${ExitDo}
    ${EndIf}
    StrCpy $2 $2 -2  # the end of the line
    ${If} ${FileExists} "$Folder\$2\*.*"
      RMDir "$Folder\$2"
    ${Else}
      Delete "$Folder\$2"
    ${EndIf}
  ${Loop}
  FileClose $1
FunctionEnd
!macroend
!insertmacro Removing ""
!insertmacro Removing "un."

# An older version does not remove itself: a system may forbid its uninstaller to run.
Function RemoveOlder
  ${If} $Folder == ""
  ${OrIfNot} ${FileExists} "$Folder\${INSTALLED}"
    Return
  ${EndIf}
  Call CloseProgram
  Call RemoveListed
  ${If} ${FileExists} "$Folder\${PROGRAM}.exe"
    MessageBox MB_OK|MB_ICONSTOP "$(STUCK)" /SD IDOK
    SetErrorLevel ${STUCK_CODE}
    Abort
  ${EndIf}
  ${If} $Folder != $INSTDIR
    Delete "$Folder\${INSTALLED}"
    Delete "$Folder\uninstall.exe"
    RMDir "$Folder"
  ${EndIf}
FunctionEnd

# The shortcut has the id that the program gives its windows, so that the task bar shows one icon.
Function MakeShortcut
  !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r0 ""
  ${If} $0 P<> 0
    ${IShellLink::SetPath} $0 '("$INSTDIR\${PROGRAM}.exe")'
    ${IShellLink::SetWorkingDirectory} $0 '("$INSTDIR")'
    ${IUnknown::QueryInterface} $0 '("${IID_IPropertyStore}",.r1)'
    ${If} $1 P<> 0
      System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID})p.r2'
      System::Call '*(&w256 "${APP_ID}")p.r4'
      System::Call '*${SYSSTRUCT_PROPVARIANT}(${VT_LPWSTR},,p r4)p.r3'
      ${IPropertyStore::SetValue} $1 '($2,$3)'
      ${IPropertyStore::Commit} $1 ""
      System::Free $2
      System::Free $3
      System::Free $4
      ${IUnknown::Release} $1 ""
    ${EndIf}
    ${IUnknown::QueryInterface} $0 '("${IID_IPersistFile}",.r1)'
    ${If} $1 P<> 0
      ${IPersistFile::Save} $1 '("${SHORTCUT}",1)'
      ${IUnknown::Release} $1 ""
    ${EndIf}
    ${IUnknown::Release} $0 ""
  ${EndIf}
FunctionEnd

!macro FileType suffix mime class text
  WriteRegStr HKCU "${CLASSES}\${suffix}" "" "${class}"
  WriteRegStr HKCU "${CLASSES}\${suffix}" "Content Type" "${mime}"
  WriteRegStr HKCU "${CLASSES}\${suffix}\OpenWithProgids" "${class}" ""
  WriteRegStr HKCU "${CLASSES}\${class}" "" "${text}"
  WriteRegStr HKCU "${CLASSES}\${class}\DefaultIcon" "" "$INSTDIR\${PROGRAM}.exe,0"
  WriteRegStr HKCU "${CLASSES}\${class}\shell\open\command" "" '"$INSTDIR\${PROGRAM}.exe" "%1"'
!macroend

# Another program may have taken the suffix since; then it keeps it.
!macro NoFileType suffix class
  DeleteRegKey HKCU "${CLASSES}\${class}"
  DeleteRegValue HKCU "${CLASSES}\${suffix}\OpenWithProgids" "${class}"
  ReadRegStr $0 HKCU "${CLASSES}\${suffix}" ""
  ${If} $0 == "${class}"
    DeleteRegKey HKCU "${CLASSES}\${suffix}"
  ${EndIf}
!macroend

# A click on an invitation to a table starts the program with it.
!macro Scheme
  WriteRegStr HKCU "${CLASSES}\${SCHEME}" "" "URL:${NAME}"
  WriteRegStr HKCU "${CLASSES}\${SCHEME}" "URL Protocol" ""
  WriteRegStr HKCU "${CLASSES}\${SCHEME}\DefaultIcon" "" "$INSTDIR\${PROGRAM}.exe,0"
  WriteRegStr HKCU "${CLASSES}\${SCHEME}\shell\open\command" "" '"$INSTDIR\${PROGRAM}.exe" "%1"'
!macroend

# Another copy of the program may follow them since.
!macro NoScheme
  ReadRegStr $0 HKCU "${CLASSES}\${SCHEME}\shell\open\command" ""
  ${If} $0 == '"$INSTDIR\${PROGRAM}.exe" "%1"'
    DeleteRegKey HKCU "${CLASSES}\${SCHEME}"
  ${EndIf}
!macroend

!macro TellShell
  # SHCNE_ASSOCCHANGED
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  SetShellVarContext current
  ReadRegStr $Folder HKCU "${UNINSTALL}" "InstallLocation"
  ${If} $Folder != $INSTDIR
    Call RemoveOlder
  ${EndIf}
  StrCpy $Folder $INSTDIR
  Call RemoveOlder
  Call CloseProgram
  !insertmacro InstallFiles
  SetOutPath "$INSTDIR"
  File "${LIST}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  Call MakeShortcut
  !insertmacro FileType "${MATCH_SUFFIX}" "${MATCH_MIME}" "FarWhist.Match" "$(A_MATCH)"
  !insertmacro FileType "${RULES_SUFFIX}" "${RULES_MIME}" "FarWhist.Rules" "$(SOME_RULES)"
  !insertmacro Scheme
  !insertmacro TellShell
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
  !if "${HOMEPAGE}" != ""
    WriteRegStr HKCU "${UNINSTALL}" "URLInfoAbout" "${HOMEPAGE}"
  !endif
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}.exe,0"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  SetShellVarContext current
  StrCpy $Folder $INSTDIR
  Call un.CloseProgram
  Call un.RemoveListed
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}.exe"
    SetErrorLevel ${STUCK_CODE}
    Abort
  ${EndIf}
  Delete "$INSTDIR\${INSTALLED}"
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP"  # a folder that is a process's own cannot be removed
  RMDir "$INSTDIR"
  Delete "${SHORTCUT}"
  !insertmacro NoFileType "${MATCH_SUFFIX}" "FarWhist.Match"
  !insertmacro NoFileType "${RULES_SUFFIX}" "FarWhist.Rules"
  !insertmacro NoScheme
  !insertmacro TellShell
  DeleteRegKey HKCU "${UNINSTALL}"
  ${If} ${FileExists} "$LOCALAPPDATA\${SAVES_FOLDER}\*.*"
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(SAVES)" /SD IDNO IDNO +2
    RMDir /r "$LOCALAPPDATA\${SAVES_FOLDER}"
  ${EndIf}
SectionEnd
