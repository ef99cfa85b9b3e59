/** For `beforeEach` of a story: what asks for the time zone of the device, or formats without one, gets this one. */
export function inTimeZone(timeZone: string) {
  return () => {
    const original = Intl.DateTimeFormat;
    Intl.DateTimeFormat = new Proxy(original, {
      construct: (target, [locale, options]) => new target(locale, { timeZone, ...options }),
    });
    return () => {
      Intl.DateTimeFormat = original;
    };
  };
}
