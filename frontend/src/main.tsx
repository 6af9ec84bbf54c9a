import '@fontsource-variable/inter/index.css';
import './app/ground.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The public pages stand alone, so that a visitor loads nothing of what a signed-in person works with.
const { pathname } = location;
const start =
  pathname === '/' || pathname === '/privacy' || pathname === '/verify'
    ? import('./app/start-public.tsx').then(({ startPublic }) => startPublic(root, pathname))
    : import('./app/start-app.tsx').then(({ startApp }) => startApp(root));
start.catch((error: unknown) => {
  // Files that an update has replaced are there again with the page that names the new ones.
  console.error('The page could not be started.');
  root.textContent = 'This page could not be loaded. Please reload it.';
  throw error;
});
