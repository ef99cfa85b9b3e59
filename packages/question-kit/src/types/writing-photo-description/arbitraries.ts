import { writingArbitraries } from '../../families/writing/arbitraries.ts';

export const writingPhotoDescriptionArbitraries = writingArbitraries('WritingPhotoDescription');
