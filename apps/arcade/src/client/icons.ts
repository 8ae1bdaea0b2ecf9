/** Path data of the game's icons, drawn as strokes in a box of 24. */
export const ICONS = {
  spin: ['M20 11A8.2 8.2 0 0 0 5.4 6.9L3.5 9', 'M3.5 4v5h5', 'M4 13a8.2 8.2 0 0 0 14.6 4.1l1.9-2.1', 'M20.5 20v-5h-5'],
  plus: ['M12 5v14', 'M5 12h14'],
  minus: ['M5 12h14'],
  info: ['M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18', 'M12 11v5.5', 'M12 7.5v.01'],
  exit: ['M4 11l8-7 8 7', 'M6 9.5V20h12V9.5', 'M10 20v-6h4v6'],
  close: ['M6 6l12 12', 'M18 6L6 18'],
  soundOn: ['M4 9v6h4l5 4V5L8 9z', 'M16.5 8.5a5 5 0 0 1 0 7', 'M19 6a8.5 8.5 0 0 1 0 12'],
  soundOff: ['M4 9v6h4l5 4V5L8 9z', 'M17 9.5l5 5', 'M22 9.5l-5 5'],
  skip: ['M6 5l9 7-9 7z', 'M18.5 5v14'],
} as const
