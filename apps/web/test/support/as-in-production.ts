// Imported before React: its development build handles errors in ways of its own.
process.env['NODE_ENV'] = 'production';
