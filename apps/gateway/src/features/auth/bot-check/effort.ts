/** What a puzzle costs: hardly to be noticed, or as much as somebody is worth who cannot read the captcha picture. */
export type Effort = 'normal' | 'high'
