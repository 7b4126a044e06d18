/** Types of stylesheet imports, provided by Vite. */
/// <reference types="vite/client" />
