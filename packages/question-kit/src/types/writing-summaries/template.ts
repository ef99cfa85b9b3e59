export { writingTemplate as writingSummariesTemplate } from '../../writing/template.ts';
