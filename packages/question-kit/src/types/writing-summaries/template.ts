export { writingTemplate as writingSummariesTemplate } from '../../families/writing/template.ts';
