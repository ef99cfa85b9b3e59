export { issueTextIn } from './assembly/editor/messages/issue-text.ts';
export { typeLabels } from './assembly/registries/type-labels.ts';
export { skillNames, type TypeLabels, type TypeTexts } from './primitives/type-labels.ts';
