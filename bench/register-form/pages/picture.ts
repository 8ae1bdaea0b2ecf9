/** Stands for the picture of letters. */
export const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
