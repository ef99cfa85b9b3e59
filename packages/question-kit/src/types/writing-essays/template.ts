export { writingTemplate as writingEssaysTemplate } from '../../families/writing/template.ts';
