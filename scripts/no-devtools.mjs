// Ink can attach React's developer tools; the program never does, so the bundle leaves them out.
export default { initialize() {}, connectToDevTools() {} };
