/* For tests under wine alone, which lacks this part of Windows 10: it knows no character set.
   Qt asks it only for sets that it does not convert itself. */

#define NONE(name) __declspec(dllexport) void *name(void) { return 0; }

/* Qt's fourth and last arguments are pointers to an error code: this one is U_FILE_ACCESS_ERROR. */
__declspec(dllexport) void *ucnv_open(const char *name, int *error)
{
    (void)name;
    *error = 4;
    return 0;
}

NONE(ucnv_close)
NONE(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NONE(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NONE(ucnv_reset)
NONE(ucnv_getMaxCharSize)
NONE(ucnv_getName)
NONE(ucnv_getToUCallBack)
NONE(ucnv_getFromUCallBack)
NONE(ucnv_setToUCallBack)
NONE(ucnv_setFromUCallBack)
NONE(ucnv_cbToUWriteUChars)
NONE(ucnv_cbFromUWriteUChars)
NONE(ucnv_toUnicode)
NONE(ucnv_fromUnicode)
NONE(ucnv_toUCountPending)
NONE(ucnv_fromUCountPending)
NONE(ucnv_getStandardName)
NONE(ucnv_getAvailableName)
NONE(ucnv_countAvailable)
