import { describe, expect, it } from 'vitest';
import { cleanRichText } from '../../rich-text/clean-rich-text.ts';
import { readablePaste } from './pasted-html.ts';

/** A document as Word puts it on the clipboard. */
const word = (body: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
 </w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* List Definitions */
 @list l0
	{mso-list-id:1188103264;
	mso-list-type:hybrid;}
@list l0:level1
	{mso-level-number-format:bullet;
	mso-level-text:\\F0B7;}
-->
</style>
</head>

<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->

${body}

<!--EndFragment-->
</body>

</html>`;

interface Item {
  list?: string;
  level?: number;
  /** Further attributes of the paragraph. */
  more?: string;
  position?: 'First' | 'Middle' | 'Last';
}

/** A paragraph as Word writes it for an item of a list. */
const item = (marker: string, html: string, { list = 'l0', level = 1, more = '', position = 'Middle' }: Item = {}) =>
  `<p class=MsoListParagraphCxSp${position}${more} style='margin-left:${level / 2}in;mso-add-space:
auto;text-indent:-.25in;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:
Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${html}<o:p></o:p></p>

`;

/** What is pasted, without white space between elements and without runs of text that nothing is said of. */
const pasted = (html: string) =>
  [1, 2, 3]
    .reduce((read) => read.replaceAll(/<span>([^<]*)<\/span>/gu, '$1'), readablePaste(html))
    .replaceAll(/\s*(<\/?(?:p|ul|ol|li|h\d|table|tr|td)\b[^>]*>)\s*/gu, '$1')
    .trim();

describe('lists of Word', () => {
  it('numbers, with letters under one of them', () => {
    const html = word(
      [
        item('1.', 'First <b style="mso-bidi-font-weight:normal">number</b>', { position: 'First' }),
        item('2.', 'Second number'),
        item('a)', 'A part', { level: 2 }),
        item('b)', 'Another <i>part</i>', { level: 2 }),
        item('3.', 'Third number', { position: 'Last' }),
      ].join(''),
    );
    expect(pasted(html)).toBe(
      '<ol><li><p>First <strong>number</strong></p></li><li><p>Second number</p>' +
        '<ol><li><p>A part</p></li><li><p>Another <em>part</em></p></li></ol></li>' +
        '<li><p>Third number</p></li></ol>',
    );
  });

  it('bullets of every level: signs of Symbol, Courier and Wingdings', () => {
    const html = word(
      `<p class=MsoNormal>Bring:<o:p></o:p></p>\n\n${item('·', 'a pen')}${item('o', 'blue', { level: 2 })}${item('§', 'or black', { level: 3 })}${item('·', 'paper')}<p class=MsoNormal>Go.<o:p></o:p></p>`,
    );
    expect(pasted(html)).toBe(
      '<p>Bring:</p><ul><li><p>a pen</p><ul><li><p>blue</p><ul><li><p>or black</p></li></ul></li></ul></li><li><p>paper</p></li></ul><p>Go.</p>',
    );
  });

  it('Arabic, with its direction', () => {
    const rtl = ` dir=RTL`;
    const html = word(
      item('١.', `<span dir=RTL></span><span lang=AR-SA style='font-family:"Arial",sans-serif'>السؤال الأول</span>`, {
        more: rtl,
      }) +
        item('أ‌-', '<span lang=AR-SA>فرع</span>', { more: rtl, level: 2 }) +
        item('٢.', '<span lang=AR-SA>السؤال الثاني</span>', { more: rtl }),
    );
    expect(pasted(html)).toBe(
      '<ol dir="rtl"><li><p dir="RTL"><span dir="RTL"></span><span lang="AR-SA">السؤال الأول</span></p>' +
        '<ol dir="rtl"><li><p dir="RTL"><span lang="AR-SA">فرع</span></p></li></ol></li>' +
        '<li><p dir="RTL"><span lang="AR-SA">السؤال الثاني</span></p></li></ol>',
    );
  });

  it('a list that a paragraph interrupts goes on with its number, and another list is one of its own', () => {
    const html = word(
      `${item('1.', 'One')}<p class=MsoListParagraphCxSpMiddle>More about it.</p>${item('٢.', 'Two')}${item('3.', 'Three')}${item('·', 'Point', { list: 'l1' })}${item('1.', 'Anew', { list: 'l2' })}`,
    );
    expect(pasted(html)).toBe(
      '<ol><li><p>One</p></li></ol><p>More about it.</p><ol start="2"><li><p>Two</p></li><li><p>Three</p></li></ol>' +
        '<ul><li><p>Point</p></li></ul><ol><li><p>Anew</p></li></ol>',
    );
  });

  it('in cells of a table, and with tags that Word calls comments', () => {
    const cell = item('1)', 'In a cell').replace('<![if !supportLists]>', '<!--[if !supportLists]-->');
    const html = word(`<table><tr><td width=312 colspan=2>${cell}</td></tr></table>`);
    expect(pasted(html)).toBe('<table><tr><td colspan="2"><ol><li><p>In a cell</p></li></ol></td></tr></table>');
  });

  it('a label in words stays, as it is part of the text', () => {
    const html = word(item('Question 1:', 'Why?') + item('ii.', 'Roman'));
    expect(pasted(html)).toMatch(/^<p>Question 1:\s+Why\?<\/p><ol><li><p>Roman<\/p><\/li><\/ol>$/u);
  });

  it('a text of the editor is pasted as it is', () => {
    const own = '<ul data-pm-slice="0 0 []"><li><p>a &amp; <strong>b</strong></p></li></ul>';
    expect(readablePaste(own)).toBe(own);
    expect(cleanRichText(readablePaste(own))).toBe(cleanRichText(own));
  });
});

it('headings of other levels become the nearest that a text has', () => {
  expect(readablePaste('<H1 class=x>A</H1><h2>B</h2><h5>C</h5><hr>')).toBe(
    '<H2 class=x>A</H2><h2>B</h2><h4>C</h4><hr>',
  );
  expect(pasted(word(`<h1>Tides<o:p></o:p></h1>${item('·', 'high')}`))).toBe(
    '<h2>Tides</h2><ul><li><p>high</p></li></ul>',
  );
});
