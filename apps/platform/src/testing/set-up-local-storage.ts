// Runs before each file of unit tests. Modules read the session as they are loaded, files share the modules they load, and one that could
// not be loaded for one file is not loaded for the next: so no file may be without a `localStorage`, in whatever order they run.
import { beforeEach, vi } from 'vitest';
import { localStorageStub, stored } from './local-storage.ts';

vi.unstubAllGlobals();
Object.defineProperty(globalThis, 'localStorage', { value: localStorageStub, configurable: true, writable: true });
beforeEach(() => stored.clear());
