export function browserExecutable(): Promise<string>;
export const browserEnv: Record<string, string>;
export const browserArgs: string[];
