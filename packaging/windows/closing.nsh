# Closes the program before its files are replaced. A file that runs cannot be opened for writing.

Var Folder  # of the program that must not run
Var Open  # 1 if it does
Var Patience  # how often it is still looked for

!macro LookAt file
  ${If} ${FileExists} "$Folder\${file}"
    ClearErrors
    FileOpen $0 "$Folder\${file}" a
    ${If} ${Errors}
      StrCpy $Open 1
    ${Else}
      FileClose $0
    ${EndIf}
  ${EndIf}
!macroend

# Both the installer and the uninstaller need these; NSIS wants a function for each.
!macro Closing un
Function ${un}Look
  StrCpy $Open 0
  !insertmacro LookAt "${PROGRAM}.exe"
  !insertmacro LookAt "${PROGRAM}-cli.exe"
FunctionEnd

# Ask each window of the program in $Folder to close, as its cross does.
Function ${un}AskToClose
  StrCpy $0 0
  ${Do}
    System::Call 'user32::FindWindowExW(p 0, p r0, p 0, p 0)p.r0'
    ${If} $0 P= 0
      ${ExitDo}
    ${EndIf}
    System::Call 'user32::IsWindowVisible(p r0)i.r1'
    ${If} $1 <> 0
      System::Call 'user32::GetWindowThreadProcessId(p r0, *i.r2)'
      # 0x1000: PROCESS_QUERY_LIMITED_INFORMATION
      System::Call 'kernel32::OpenProcess(i 0x1000, i 0, i r2)p.r3'
      ${If} $3 P<> 0
        StrCpy $4 ""
        StrCpy $5 ${NSIS_MAX_STRLEN}
        System::Call 'kernel32::QueryFullProcessImageNameW(p r3, i 0, w.r4, *i r5r5)'
        System::Call 'kernel32::CloseHandle(p r3)'
        ${If} $4 == "$Folder\${PROGRAM}.exe"
          System::Call 'user32::PostMessageW(p r0, i ${WM_CLOSE}, p 0, p 0)'
        ${EndIf}
      ${EndIf}
    ${EndIf}
  ${Loop}
FunctionEnd

# Return only when the program in $Folder is closed. Silently, it is closed without a question.
Function ${un}CloseProgram
  Call ${un}Look
  ${If} $Open = 0
    Return
  ${EndIf}
  MessageBox MB_OKCANCEL|MB_ICONEXCLAMATION "$(OPEN)" /SD IDOK IDOK again
  SetErrorLevel ${STILL_OPEN_CODE}
  Abort
  again:
  ${ForEach} $Patience 60 1 - 1
    IntOp $0 $Patience % 5
    ${If} $0 = 0
      Call ${un}AskToClose
    ${EndIf}
    Sleep 250
    Call ${un}Look
    ${If} $Open = 0
      Return
    ${EndIf}
  ${Next}
  MessageBox MB_RETRYCANCEL|MB_ICONSTOP "$(STILL_OPEN)" /SD IDCANCEL IDRETRY again
  SetErrorLevel ${STILL_OPEN_CODE}
  Abort
FunctionEnd
!macroend
