import { writingArbitraries } from '../../families/writing/arbitraries.ts';

export const writingEssaysArbitraries = writingArbitraries('WritingEssays');
