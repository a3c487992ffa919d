import { renderPages } from "../lib/middleware/render_pages.ts";

export default renderPages;
