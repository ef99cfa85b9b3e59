import type { Service } from '../service.ts';
import { loadEmergencyKey } from './emergency-key.ts';

/** Returns the school's public key. */
export const getEmergencyKey: Service<'getEmergencyKey'> = (context) => loadEmergencyKey(context);
