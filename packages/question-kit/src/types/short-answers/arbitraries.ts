export { shortAnswersArbitraries } from '../../families/short-answers/arbitraries.ts';
