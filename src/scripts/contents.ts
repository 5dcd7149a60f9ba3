// Marks in the index the chapter that is being read: the last whose title has come above the middle.
const chapters = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].flatMap(
  (link) => {
    const title = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return title ? [{ link, title }] : [];
  },
);
const mark = () => {
  const read = chapters.filter(({ title }) => title.getBoundingClientRect().top < innerHeight / 2);
  const current = read.pop();
  for (const chapter of chapters) {
    if (chapter === current) chapter.link.setAttribute('aria-current', 'location');
    else chapter.link.removeAttribute('aria-current');
  }
};
const watcher = new IntersectionObserver(mark, { rootMargin: '0px 0px -50%' });
for (const { title } of chapters) watcher.observe(title);
