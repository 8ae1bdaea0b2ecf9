/**
 * How much work a puzzle is: `normal` is hardly noticed; `high` replaces the captcha picture for people who cannot read
 * it.
 */
export type Effort = 'normal' | 'high'
