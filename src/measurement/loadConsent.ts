export {};

// Only in pages with a container, and after everything that the page itself loads.
addEventListener('load', () => {
  const script = document.createElement('script');
  script.src = '/medicion/consentimiento.js';
  document.head.append(script);
});
