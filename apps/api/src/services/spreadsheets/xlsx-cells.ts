import type { SheetColumn } from './sheet.ts';
import { xlsxStyles } from './xlsx-parts.ts';
import { xmlText } from './xml-text.ts';

/** Excel takes no longer text in a cell. */
const longestText = 32_767;
const dayMs = 86_400_000;
/** Day 0 of Excel's calendar, as it is right from March 1900 on: before that, it has a 29 February that never was. */
const dayZeroMs = Date.UTC(1899, 11, 30);
const firstDay = 61;
const lastDay = 2_958_466;

/** A cell of a row, as XML; empty for an empty cell. */
export function xlsxCell<Row>(
  column: SheetColumn<Row>,
  row: Row,
  where: string,
  wallClock: (moment: Date) => Date,
): string {
  switch (column.type) {
    case 'text':
      return textCell(column.value(row), where, xlsxStyles.text);
    case 'number':
      return numberCell(column.value(row), where, xlsxStyles.number);
    case 'percent': {
      const percent = column.value(row);
      return numberCell(percent === null ? null : percent / 100, where, xlsxStyles.percent);
    }
    case 'date': {
      const date = column.value(row);
      return date === null ? '' : dayCell(new Date(`${date}T00:00Z`), date, where, xlsxStyles.date);
    }
    case 'time': {
      const moment = column.value(row);
      if (moment === null) return '';
      const time = wallClock(moment);
      return dayCell(time, time.toISOString(), where, xlsxStyles.time);
    }
  }
}

/** A text in its cell, not in a table of texts beside the sheet, which would have to be kept in memory until the end. */
export function textCell(text: string | null, where: string, style: number): string {
  if (text === null || text === '') return '';
  const fitting = text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
  return `<c r="${where}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(fitting)}</t></is></c>`;
}

function numberCell(value: number | null, where: string, style: number): string {
  return value === null || !Number.isFinite(value) ? '' : `<c r="${where}" s="${style}"><v>${value}</v></c>`;
}

/** A date that Excel's calendar has, or its text. */
function dayCell(time: Date, text: string, where: string, style: number): string {
  const day = (time.getTime() - dayZeroMs) / dayMs;
  if (day >= firstDay && day < lastDay) return numberCell(day, where, style);
  return textCell(text, where, xlsxStyles.text);
}

/** The name of a column: A, B, … Z, AA, …. */
export function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
}
