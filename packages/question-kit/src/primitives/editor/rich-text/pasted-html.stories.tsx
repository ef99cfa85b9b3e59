import type { Meta, StoryObj } from '@storybook/react-vite';
import { Editor } from '@tiptap/react';
import { expect } from 'storybook/test';
import { RichText } from '../../views/rich-text.tsx';
import { extensions } from './extensions.ts';
import { hasLostPictures, readablePaste } from './pasted-html.ts';

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
  /** The font of the marker. */
  font?: string;
}

/** A paragraph as Word writes it for an item of a list. */
const item = (marker: string, html: string, { list = 'l0', level = 1, more = '', font = 'Aptos' }: Item = {}) =>
  `<p class=MsoListParagraphCxSpMiddle${more} style='margin-left:${level / 2}in;mso-add-space:
auto;text-indent:-.25in;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
style='font-family:${font};mso-fareast-font-family:Symbol;mso-bidi-font-family:
Symbol'><span style='mso-list:
Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${html}<o:p></o:p></p>

`;

/** Returns what the editor holds after a paste. */
function pasted(html: string): string {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions,
    editorProps: { transformPastedHTML: readablePaste },
  });
  editor.view.pasteHTML(html);
  const written = editor.getHTML();
  editor.destroy();
  return written.replaceAll(/(?:\s|&nbsp;)+/gu, ' ');
}

function clipboard(html: string): DataTransfer {
  const data = new DataTransfer();
  data.setData('text/html', html);
  return data;
}

const meta = {
  title: 'Editor/Pasted text',
  component: ({ html }: { html: string }) => <RichText html={pasted(html)} />,
  tags: ['!dev', 'no-picture', 'one-language'],
} satisfies Meta<{ html: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Numbers and bullets become lists, one within another. */
export const Lists: Story = {
  args: {
    html: word(
      `${item('1.', 'First <b style="mso-bidi-font-weight:normal">number</b>')}${item('(2)', 'Second number')}${item('·', 'A part', { level: 2, font: 'Symbol' })}${item('3-', 'Third number')}`,
    ),
  },
  play: async ({ args }) => {
    await expect(pasted(args.html)).toBe(
      '<ol><li><p>First <strong>number</strong></p></li><li><p>Second number</p>' +
        '<ul><li><p>A part</p></li></ul></li><li><p>Third number</p></li></ol>',
    );
    // The signs of Symbol, Courier and Wingdings.
    const bullets = `${item('&middot;', 'a pen', { font: 'Symbol' })}${item('o', 'blue', { level: 2, font: '"Courier New"' })}${item('§', 'or black', { level: 3, font: 'Wingdings' })}${item('·', 'paper', { font: 'Symbol' })}`;
    await expect(
      pasted(word(`<p class=MsoNormal>Bring:<o:p></o:p></p>\n\n${bullets}<p class=MsoNormal>Go.<o:p></o:p></p>`)),
    ).toBe(
      '<p>Bring:</p><ul><li><p>a pen</p><ul><li><p>blue</p><ul><li><p>or black</p></li></ul></li></ul></li><li><p>paper</p></li></ul><p>Go.</p>',
    );
    // A paragraph interrupts a list, which goes on with its number; another list is one of its own.
    await expect(
      pasted(
        word(
          `${item('1.', 'One')}<p class=MsoListParagraphCxSpMiddle>More about it.</p>${item('٢.', 'Two')}${item('3.', 'Three')}${item('•', 'Point', { list: 'l1' })}${item('1.', 'Anew', { list: 'l2' })}`,
        ),
      ),
    ).toBe(
      '<ol><li><p>One</p></li></ol><p>More about it.</p><ol start="2"><li><p>Two</p></li><li><p>Three</p></li></ol>' +
        '<ul><li><p>Point</p></li></ul><ol><li><p>Anew</p></li></ol>',
    );
    const cell = item('1)', 'In a cell').replace('<![if !supportLists]>', '<!--[if !supportLists]-->');
    await expect(pasted(word(`<table><tr><td width=312 colspan=2>${cell}</td></tr></table>`))).toBe(
      '<table><tbody><tr><td colspan="2"><ol><li><p>In a cell</p></li></ol></td></tr></tbody></table>',
    );
    await expect(pasted(word(`<h1>Tides<o:p></o:p></h1>${item('-', 'high')}`))).toBe(
      '<h2>Tides</h2><ul><li><p>high</p></li></ul>',
    );
    const rtl = { more: ' dir=RTL' };
    await expect(
      pasted(
        word(
          `${item('١.', '<span dir=RTL></span><span lang=AR-SA>السؤال الأول</span>', rtl)}${item('٢.', '<span lang=AR-SA>السؤال الثاني</span>', rtl)}`,
        ),
      ),
    ).toBe(
      '<ol dir="rtl"><li><p dir="RTL"><span lang="AR-SA">السؤال الأول</span></p></li>' +
        '<li><p dir="RTL"><span lang="AR-SA">السؤال الثاني</span></p></li></ol>',
    );
  },
};

/** What a list does not show stays in the text, which may refer to it. */
export const Names: Story = {
  args: {
    html: word(
      `${item('A)', 'red')}${item('B)', 'blue')}<p class=MsoNormal>See B.<o:p></o:p></p>${item('C)', 'green')}`,
    ),
  },
  play: async ({ args }) => {
    await expect(pasted(args.html)).toBe('<p>A) red</p><p>B) blue</p><p>See B.</p><p>C) green</p>');
    for (const marker of ['أ-', 'أ&zwnj;-', 'Q1.', 'س1:', '(a)', 'ii.', 'v', 'o', 'Question 1:', '1.2.', '①', '§1']) {
      const [text = ''] = pasted(word(`<p>${marker} x</p>`)).split(' ');
      const shown = pasted(word(item(marker, 'x')));
      await expect(shown.slice(0, text.length + 1)).toBe(`${text} `);
      await expect(shown).toMatch(/x<\/p>$/u);
    }
    // Parts with letters interrupt a list of numbers.
    await expect(pasted(word(`${item('1.', 'One')}${item('a)', 'A part', { level: 2 })}${item('2.', 'Two')}`))).toBe(
      '<ol><li><p>One</p></li></ol><p>a) A part</p><ol start="2"><li><p>Two</p></li></ol>',
    );
  },
};

/** What stands beside a list of Word is pasted as without it: mails and pages write more than Word. */
export const BesideLists: Story = {
  args: {
    html: `<div>caf&eacute; &rsquo;x&rsquo; &rarr;</div><div>World</div>${item('1.', '<span style="font-weight:700">bold</span> &lt;b&gt;')}<script>throw new Error()</script>`,
  },
  play: async ({ args }) => {
    await expect(pasted(args.html)).toBe(
      '<p>café ’x’ →</p><p>World</p><ol><li><p><strong>bold</strong> &lt;b&gt;</p></li></ol>',
    );
  },
};

/** Bullets can be pictures, which nobody misses. */
export const PictureBullets: Story = {
  args: { html: word(item('<img width=12 src="file:///C:/clip_image001.gif" alt="*">', 'pic')) },
  play: async ({ args }) => {
    await expect(pasted(args.html)).toBe('<ul><li><p>pic</p></li></ul>');
    await expect(hasLostPictures(clipboard(args.html))).toBe(false);
    await expect(hasLostPictures(clipboard(`${args.html}<p><img src="file:///C:/clip_image002.png"></p>`))).toBe(true);
  },
};
