export {};

// Only where a container is configured, and once the page has all that it needs itself.
addEventListener('load', () => {
  const script = document.createElement('script');
  script.src = '/medicion/consentimiento.js';
  document.head.append(script);
});
