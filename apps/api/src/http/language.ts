import type { Language } from '@rubrica/api-client/contract';

/** Returns the supported language that Accept-Language prefers; null if it names none. */
export function requestedLanguage(header: string | undefined): Language | null {
  const preferences = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters
      .map((parameter) => /^\s*q=([\d.]+)$/u.exec(parameter)?.[1])
      .find((found) => found !== undefined);
    return { language: tag.split('-')[0], weight: Number(quality ?? 1) };
  });
  const best = preferences
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .find(({ language }) => language === 'en' || language === 'ar');
  return best?.language === 'ar' ? 'ar' : best ? 'en' : null;
}
