export const COUNT = 1500
