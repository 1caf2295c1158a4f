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
