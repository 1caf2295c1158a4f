import { UploadRefusedError, uploadPicture } from './upload-picture';

test('a picture that is too large for the web server is refused with a message, and not sent', async () => {
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
  const image = new File(['x'], 'a.png');
  Object.defineProperty(image, 'size', { value: 12 * 1024 * 1024 });
  const refused = uploadPicture(image, () => {});
  await expect(refused).rejects.toBeInstanceOf(UploadRefusedError);
  await expect(refused).rejects.toThrow('This picture is too large. The maximum is 10 MB.');
  expect(send).not.toHaveBeenCalled();
  send.mockRestore();
});

test('a visitor whom the web server does not know is told to log in', async () => {
  // The window's own `File` is not the one of the form in this environment.
  const set = jest.spyOn(FormData.prototype, 'set').mockImplementation(() => {});
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperty(this, 'status', { value: 401 });
    Object.defineProperty(this, 'responseText', { value: 'Nothing was saved.' });
    this.onload?.(new ProgressEvent('load'));
  });
  const refused = uploadPicture(new File(['x'], 'a.png'), () => {});
  await expect(refused).rejects.toThrow('You are not logged in. Please log in in another tab and try again.');
  set.mockRestore();
  send.mockRestore();
});
