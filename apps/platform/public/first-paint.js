// Runs before the first paint, so that nobody sees a flash of another language's direction or of the other theme.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  if (read('language') === 'ar') {
    root.lang = 'ar';
    root.dir = 'rtl';
  }
  const theme = read('rubrica-theme');
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.style.background = dark ? '#0f1514' : '#f7f8f6';
})();
