/** Addresses of sites, with characters that mean something in code. */
export const ODD_ADDRESSES = [
  "https://example.org",
  "https://example.org/sub",
  "http://[::1]:8080",
  'https://quo"ted.example',
  "https://example.org/it's/$&/$1/{x}/${y}/*/",
];
