/** Replaces the captcha picture. */
export const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
