export { writingTemplate as writingEssaysTemplate } from '../../writing/template.ts';
