/** Another article, as the viewer links to it. */
export interface ArticleLink {
  idBlog: string;
  titulo: string;
}

/** What `/api/blogs/<idBlog>.json` answers: the viewer shows the article on status 'success'. */
export interface ArticleAnswer {
  status: 'success';
  data: {
    idBlog: string;
    /** Path of the article's own page. */
    navegar: string;
    titulo: string;
    descripcion: string;
    blogImg: { src: string; width: number; height: number; alt: string };
    fecha: { iso: string; text: string };
    /** The body, made by the same pipeline as the article's page. */
    html: string;
    previous: ArticleLink | null;
    next: ArticleLink | null;
  };
}
