export { issueTextIn } from './assembly/editor/messages/issue-text.ts';
export { typeLabels } from './assembly/registries/type-labels.ts';
export { skillNames } from './primitives/text/skill-names.ts';
export type { TypeLabels, TypeTexts } from './primitives/type-labels.ts';
