import { assertDictionaryOpen } from '../attempts/dictionary-open.ts';
import type { Service } from '../service.ts';

/** LibreTranslate knows languages without their regions. */
const languageOf = (tag: string) => tag.split('-')[0]?.toLowerCase() ?? tag;

/** Translates a text by the school's translation server, if there is one. */
export const translateText: Service<'translateText'> = async (context, { body }) => {
  const { translator, rateLimiter, caller, log } = context;
  await assertDictionaryOpen(context);
  if (!translator) return { state: 'none-set-up', translations: [] };
  await rateLimiter.consume('translation-account', caller.id);
  try {
    const languages = { from: languageOf(body.from), to: languageOf(body.to) };
    return { state: 'translated', translations: await translator.translate(body.text, languages) };
  } catch (error) {
    log.error('The translation server failed.', error);
    return { state: 'unavailable', translations: [] };
  }
};
