// Runs before the first paint, so that a dark page never flashes white, and again where the system turns dark in the
// evening. A file, because the content security policy allows no inline script.
(function () {
  var system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', paint);
  // Paper is white: pale letters would hardly be seen on it.
  addEventListener('beforeprint', function () {
    show('light');
  });
  addEventListener('afterprint', paint);
  paint();

  function show(scheme) {
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  }

  function paint() {
    var chosen = 'auto';
    try {
      chosen = localStorage.getItem('mantine-color-scheme-value') || 'auto';
    } catch {
      // Storage may be closed to us; the system's scheme is a good answer.
    }
    if (chosen !== 'light' && chosen !== 'dark') {
      chosen = system.matches ? 'dark' : 'light';
    }
    show(chosen);
  }
})();
