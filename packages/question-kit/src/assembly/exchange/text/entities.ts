import { decodeEntities } from '../../../primitives/rich-text/rich-text.ts';

/** The named characters of HTML 4 but those of markup: names of characters that follow each other, by the code of the first. */
const names: Readonly<Record<number, string>> = {
  0xa0:
    'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
    'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute ' +
    'Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute ' +
    'THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ' +
    'ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml',
  0x1_52: 'OElig oelig',
  0x1_60: 'Scaron scaron',
  0x1_78: 'Yuml',
  0x1_92: 'fnof',
  0x2_c6: 'circ',
  0x2_dc: 'tilde',
  0x3_91: 'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho',
  0x3_a3: 'Sigma Tau Upsilon Phi Chi Psi Omega',
  0x3_b1:
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega',
  0x3_d1: 'thetasym upsih',
  0x3_d6: 'piv',
  0x20_02: 'ensp emsp',
  0x20_09: 'thinsp',
  0x20_0c: 'zwnj zwj lrm rlm',
  0x20_13: 'ndash mdash',
  0x20_18: 'lsquo rsquo sbquo',
  0x20_1c: 'ldquo rdquo bdquo',
  0x20_20: 'dagger Dagger bull',
  0x20_26: 'hellip',
  0x20_30: 'permil',
  0x20_32: 'prime Prime',
  0x20_39: 'lsaquo rsaquo',
  0x20_3e: 'oline',
  0x20_44: 'frasl',
  0x20_ac: 'euro',
  0x21_11: 'image',
  0x21_18: 'weierp',
  0x21_1c: 'real',
  0x21_22: 'trade',
  0x21_35: 'alefsym',
  0x21_90: 'larr uarr rarr darr harr',
  0x21_b5: 'crarr',
  0x21_d0: 'lArr uArr rArr dArr hArr',
  0x22_00: 'forall',
  0x22_02: 'part exist',
  0x22_05: 'empty',
  0x22_07: 'nabla isin notin',
  0x22_0b: 'ni',
  0x22_0f: 'prod',
  0x22_11: 'sum minus',
  0x22_17: 'lowast',
  0x22_1a: 'radic',
  0x22_1d: 'prop infin',
  0x22_20: 'ang',
  0x22_27: 'and or cap cup int',
  0x22_34: 'there4',
  0x22_3c: 'sim',
  0x22_45: 'cong',
  0x22_48: 'asymp',
  0x22_60: 'ne equiv',
  0x22_64: 'le ge',
  0x22_82: 'sub sup nsub',
  0x22_86: 'sube supe',
  0x22_95: 'oplus',
  0x22_97: 'otimes',
  0x22_a5: 'perp',
  0x22_c5: 'sdot',
  0x23_08: 'lceil rceil lfloor rfloor',
  0x25_ca: 'loz',
  0x26_60: 'spades',
  0x26_63: 'clubs',
  0x26_65: 'hearts diams',
  0x27_e8: 'lang rang',
};

/** The characters that HTML has names for, by name, but those of markup (`amp`, `lt`, `gt`, `quot`). Upper case counts. */
export const namedCharacters: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([first, list]) =>
    list.split(' ').map((name, index): [string, string] => [name, String.fromCodePoint(Number(first) + index)]),
  ),
);

/**
 * Replaces the entities of HTML source by the characters that they stand for, but those of markup, so that the result is the
 * same HTML. Numbers from 128 to 159 are those of Windows-1252, as in every browser. Names of no entity stay.
 */
export function withNamedCharacters(html: string): string {
  return html.replaceAll(/&(?:#(1[2-5]\d)|#x([89][\da-f])|([a-z][a-z\d]{1,7}));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return namedCharacters.get(String(name)) ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code < 128 ? whole : new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  });
}

/** Decodes the entities of a text that is shown as HTML and holds no tags. */
export function textFromHtmlLine(source: string): string {
  return decodeEntities(withNamedCharacters(source));
}

/** Writes a text so that `textFromHtmlLine` reads it back; one without entities is written as it is. */
export function htmlLineFromText(text: string): string {
  return textFromHtmlLine(text) === text ? text : text.replaceAll('&', '&amp;');
}
