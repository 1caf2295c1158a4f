// Import this before React: React's development build handles errors differently.
process.env['NODE_ENV'] = 'production';
