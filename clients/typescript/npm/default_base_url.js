export const DEFAULT_BASE_URL = "http://localhost:8000";
