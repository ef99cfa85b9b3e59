import { writingArbitraries } from '../../families/writing/arbitraries.ts';

export const writingSummariesArbitraries = writingArbitraries('WritingSummaries');
