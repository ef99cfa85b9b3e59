import type { Service } from '../service.ts';
import { selectVideoById } from './select-videos.ts';

/** Returns one video with its captions. */
export const getVideo: Service<'getVideo'> = ({ db }, { params }) => selectVideoById(db, params.id);
