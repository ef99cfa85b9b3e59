import { expect, test } from './test.ts';
