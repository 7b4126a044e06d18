/** Stylesheets are imported for their effect; Vite gives them their types. */
/// <reference types="vite/client" />
