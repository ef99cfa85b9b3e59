import { xmlText } from './xml-text.ts';

/** The number of each style in the list of `stylesPart`. */
export const xlsxStyles = { plain: 0, heading: 1, text: 2, number: 3, percent: 4, date: 5, time: 6 } as const;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const longestName = 31;

/** What a workbook has beside its sheet: the path of each part, and the part. */
export function workbookParts(sheetName: string): Readonly<Record<string, string>> {
  return {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${tabName(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesPart,
  };
}

/** What precedes the rows of a sheet: its direction, the heading row that stays in sight, and the widths of the columns. */
export function sheetStart(widths: readonly number[], isRightToLeft: boolean): string {
  const direction = isRightToLeft ? ' rightToLeft="1"' : '';
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView${direction} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>`;
}

export const sheetEnd = '</sheetData></worksheet>';

/** Dates are written year first: days and months are then not taken for each other in any country. 49 is text, 9 a percentage. */
const stylesPart = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE6EFEE"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7">${[
  '<xf/>',
  '<xf fontId="1" fillId="2" applyFont="1" applyFill="1"/>',
  ...[49, 0, 9, 164, 165].map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`),
].join('')}</cellXfs></styleSheet>`;

/** The name of a tab: Excel refuses some characters, apostrophes at an end, and more than 31. */
function tabName(name: string): string {
  const allowed = name
    .replaceAll(/[\\/*?:[\]\p{Cc}\p{Surrogate}]/gu, ' ')
    .trim()
    .replaceAll(/^'+|'+$/gu, '');
  return xmlText([...allowed].slice(0, longestName).join('') || '1').replaceAll('"', '&quot;');
}
