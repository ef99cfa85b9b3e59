import { categories, diplomas, levels } from '../../db/schema/named.ts';
import { everything, type Visible } from './visible.ts';

const staff = { admin: everything, assistant: everything };

export const visibleCategories = { table: categories, id: categories.id, to: staff } satisfies Visible;
export const visibleLevels = { table: levels, id: levels.id, to: staff } satisfies Visible;
export const visibleDiplomas = { table: diplomas, id: diplomas.id, to: staff } satisfies Visible;
