/** What `/api/blogs/<idBlog>.json` answers: the viewer shows the article on status 'success'. */
export interface ArticleAnswer {
  status: 'success';
  data: {
    idBlog: string;
    titulo: string;
    /** Title, picture, date, body and neighbours, as the viewer shows them. */
    html: string;
  };
}
