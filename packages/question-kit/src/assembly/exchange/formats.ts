/** The formats that questions are imported from and exported to. QTI is read as 2.1, 2.2 and 3.0 and written as 3.0. */
export const exchangeFormats = ['gift', 'moodle-xml', 'aiken', 'csv', 'qti'] as const;

/** A format that questions are imported from or exported to. */
export type ExchangeFormat = (typeof exchangeFormats)[number];

/** Display names of the formats. */
export const formatNames = {
  gift: 'GIFT',
  'moodle-xml': 'Moodle XML',
  aiken: 'Aiken',
  csv: 'CSV',
  qti: 'QTI',
} as const satisfies Record<ExchangeFormat, string>;
