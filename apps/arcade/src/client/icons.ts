/** Path data of the game's icons, drawn as strokes in a box of 24. */
export const ICONS = {
  spin: ['M20 11A8.2 8.2 0 0 0 5.4 6.9L3.5 9', 'M3.5 4v5h5', 'M4 13a8.2 8.2 0 0 0 14.6 4.1l1.9-2.1', 'M20.5 20v-5h-5'],
  target: ['M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16', 'M12 1.5v6', 'M12 16.5v6', 'M1.5 12h6', 'M16.5 12h6'],
  cards: ['M4 8.5l8.5-2.5 4 13L8 21.5z', 'M14 4l6 2-3.2 11'],
  dice: ['M5 5h14v14H5z', 'M9 9v.01', 'M15 9v.01', 'M12 12v.01', 'M9 15v.01', 'M15 15v.01'],
  ticket: ['M3.5 7h17v3.5a2 2 0 0 0 0 4V18h-17v-3.5a2 2 0 0 0 0-4z', 'M14 7.5v2', 'M14 11.5v2', 'M14 15.5v2'],
  check: ['M4.5 12.5l5 5 10-11'],
  undo: ['M8.5 5L4 9.5l4.5 4.5', 'M4 9.5h10a5.5 5.5 0 0 1 0 11H9'],
  shuffle: ['M3 7h4l9 10h5', 'M18 14l3 3-3 3', 'M3 17h4l2.5-2.8', 'M13.5 9.8L16 7h5', 'M18 4l3 3-3 3'],
  plus: ['M12 5v14', 'M5 12h14'],
  minus: ['M5 12h14'],
  info: ['M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18', 'M12 11v5.5', 'M12 7.5v.01'],
  exit: ['M4 11l8-7 8 7', 'M6 9.5V20h12V9.5', 'M10 20v-6h4v6'],
  close: ['M6 6l12 12', 'M18 6L6 18'],
  soundOn: ['M4 9v6h4l5 4V5L8 9z', 'M16.5 8.5a5 5 0 0 1 0 7', 'M19 6a8.5 8.5 0 0 1 0 12'],
  soundOff: ['M4 9v6h4l5 4V5L8 9z', 'M17 9.5l5 5', 'M22 9.5l-5 5'],
  skip: ['M6 5l9 7-9 7z', 'M18.5 5v14'],
} as const
export type IconName = keyof typeof ICONS
