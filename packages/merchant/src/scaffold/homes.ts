/** Default currency, time zone and jurisdiction for a new merchant, by its first language. */
export interface Home {
  readonly currency: string
  readonly timeZone: string
  readonly jurisdiction: string
}

const HOMES: Readonly<Record<string, readonly [currency: string, timeZone: string, jurisdiction: string]>> = {
  CN: ['CNY', 'Asia/Shanghai', 'CW'],
  EN: ['EUR', 'Europe/Malta', 'MT'],
  JA: ['JPY', 'Asia/Tokyo', 'CW'],
  TH: ['THB', 'Asia/Bangkok', 'CW'],
  VI: ['VND', 'Asia/Ho_Chi_Minh', 'CW'],
  MY: ['MMK', 'Asia/Yangon', 'CW'],
  ES: ['MXN', 'America/Mexico_City', 'MX'],
  HI: ['INR', 'Asia/Kolkata', 'CW'],
  ID: ['IDR', 'Asia/Jakarta', 'CW'],
  KM: ['KHR', 'Asia/Phnom_Penh', 'KH'],
  KO: ['KRW', 'Asia/Seoul', 'CW'],
  MS: ['MYR', 'Asia/Kuala_Lumpur', 'CW'],
  PT: ['BRL', 'America/Sao_Paulo', 'BR'],
  TA: ['INR', 'Asia/Kolkata', 'CW'],
  TW: ['TWD', 'Asia/Taipei', 'CW'],
  TY: ['PHP', 'Asia/Manila', 'PH'],
  UR: ['PKR', 'Asia/Karachi', 'CW'],
  TR: ['TRY', 'Europe/Istanbul', 'CW'],
  BN: ['BDT', 'Asia/Dhaka', 'CW'],
  AR: ['AED', 'Asia/Dubai', 'CW'],
  FA: ['IRR', 'Asia/Tehran', 'CW'],
  RU: ['RUB', 'Europe/Moscow', 'CW'],
  KK: ['KZT', 'Asia/Almaty', 'KZ'],
  UZ: ['UZS', 'Asia/Tashkent', 'UZ'],
  LO: ['LAK', 'Asia/Vientiane', 'LA'],
  NE: ['NPR', 'Asia/Kathmandu', 'CW'],
  FR: ['EUR', 'Europe/Paris', 'FR'],
}

/** The defaults of a platform language code; those of EN for an unknown one. */
export function homeOf(language: string): Home {
  const [currency, timeZone, jurisdiction] = HOMES[language] ?? ['EUR', 'Europe/Malta', 'MT']
  return { currency, timeZone, jurisdiction }
}
