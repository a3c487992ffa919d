import type { AnyOperation, Lasting } from "../../operation.ts";
import type { PageMeta } from "../../content/page_meta.ts";
import type { HeaderList } from "../../base/http/header_list.ts";

/** The lists that the table is made from. */
export interface EndpointSources {
  operations: AnyOperation[];
  /** Whether what an operation answers follows from the request and the content alone. */
  lasting(operation: AnyOperation): Lasting | undefined;
  pages: PageMeta[];
  /** Pages of sections from the second on. */
  followingPages: PageMeta[];
  /** And of what else is there for programs to read. */
  documents: { path: string; isTimed?: true }[];
  /** Paths of static files and of what the build made for browsers. */
  assets: string[];
  /** Paths of files of the person's own. */
  ownFiles: string[];
  /** Paths of what is drawn in the person's hue. */
  icons: string[];
  /** Paths of the pictures of pages. */
  previews: string[];
  /** Paths of the pictures of people. */
  avatars: string[];
  headers: {
    /** Of everything. */
    always: HeaderList;
    /** Of all that a program may read. */
    document: HeaderList;
    /** Of a page; of none, what an error page needs. */
    page(page?: PageMeta): HeaderList;
    /** Of the API; of an operation that is to end, with those that say so. */
    api(operation?: AnyOperation): HeaderList;
  };
}
